//! A map and a saved game without any problem, for tests to spoil.

pub(super) const MAP: &str = r#"{
  MAPA: {
    id: "base",
    tamaño: { filas: 6, columnas: 6 },
    alAzar: false,
    mapaCiego: false,
    acumular: false,
    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: true, produccion: 1 },
    finalizacion: 30
  },
  PLANETAS: [
    { nombre: "A", naves: 10, produccion: 5, porcentajeMuertes: 0.5 },
    { nombre: "B", naves: 10, produccion: 5, porcentajeMuertes: 0.5 }
  ],
  PLANETAS_NEUTRALES: [
    { nombre: "C", naves: 3, porcentajeMuertes: 0.25 }
  ],
  JUGADORES: [
    { nombre: "Uno", planetas: ["A"], tipo: HUMANO },
    { nombre: "Dos", planetas: ["B"], tipo: FACIL }
  ]
}
"#;

pub(super) const SAVE: &str = r#"{
  MAPA: {
    tamaño: { filas: 5, columnas: 5 },
    mapaCiego: false,
    acumular: false,
    NEUTRALES: { mostrarNaves: true, mostrarEstadisticas: false },
    finalizacion: 30
  },
  PLANETAS: [
    { nombre: "A", propietario: "Ana", naves: 10, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 0, columna: 0 },
    { nombre: "B", propietario: "Bot", naves: 10, produccion: 5, porcentajeMuertes: 0.5, neutral: false, fila: 4, columna: 4 }
  ],
  PLANETAS_NEUTRALES: [
    { nombre: "C", propietario: "Neutral", naves: 4, produccion: 2, porcentajeMuertes: 0.25, neutral: true, fila: 2, columna: 2 }
  ],
  JUGADORES: [
    { nombre: "Ana", tipo: HUMANO, color: azul },
    { nombre: "Bot", tipo: FACIL, color: amarillo }
  ],
  ENVIOS: [
    { turnoEnvio: 1, turnoLlegada: 4, filaInicial: 0, columnaInicial: 0, filaObjetivo: 2, columnaObjetivo: 2, naves: 8, nombre: "Ana" },
    { turnoEnvio: 3, turnoLlegada: 6, filaInicial: 4, columnaInicial: 4, filaObjetivo: 2, columnaObjetivo: 2, naves: 7, nombre: "Bot" }
  ]
}
"#;
