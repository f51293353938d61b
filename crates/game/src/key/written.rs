//! What would be written as JSON, handed to a mixer instead: no text is made.
//!
//! Names of fields are left out, since the type says them; a field that is
//! skipped is marked, so that what follows it is not taken for it.

use std::fmt;
use std::hash::Hasher;

use serde::Serialize;
use serde::ser::{
    Error, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use super::Mixer;

/// Hands plain data to a mixer.
pub(crate) fn write(data: &impl Serialize, mixer: &mut Mixer) {
    // The only failure is one that a type makes up itself; ours make up none.
    let _ = data.serialize(Writing(mixer));
}

struct Writing<'a>(&'a mut Mixer);

/// A list or a map under way.
struct Listing<'a> {
    mixer: &'a mut Mixer,
    /// Whether each item is marked, because nobody said how many come.
    is_open: bool,
}

/// Why something could not be written.
#[derive(Debug)]
pub(super) struct Unwritable;

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it cannot be written")
    }
}

impl std::error::Error for Unwritable {}

impl Error for Unwritable {
    fn custom<T: fmt::Display>(_: T) -> Unwritable {
        Unwritable
    }
}

type Done = Result<(), Unwritable>;

impl<'a> Writing<'a> {
    fn list(self, len: Option<usize>) -> Listing<'a> {
        if let Some(len) = len {
            self.0.write_usize(len);
        }
        Listing {
            mixer: self.0,
            is_open: len.is_none(),
        }
    }

    /// What has as many parts as its type says.
    fn fixed(self) -> Listing<'a> {
        Listing {
            mixer: self.0,
            is_open: false,
        }
    }

    fn variant(self, index: u32) -> Listing<'a> {
        self.0.write_usize(index as usize);
        self.fixed()
    }
}

impl Listing<'_> {
    #[inline]
    fn add<T: ?Sized + Serialize>(&mut self, item: &T) -> Done {
        if self.is_open {
            self.mixer.take(1, 1);
        }
        item.serialize(Writing(self.mixer))
    }

    fn close(self) -> Done {
        if self.is_open {
            self.mixer.take(0, 1);
        }
        Ok(())
    }
}

/// Writes one number.
macro_rules! numbers {
    ($($name:ident $number:ty => $write:ident,)*) => {
        $(
            #[inline]
            fn $name(self, number: $number) -> Done {
                self.0.$write(number);
                Ok(())
            }
        )*
    };
}

impl<'a> Serializer for Writing<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Listing<'a>;
    type SerializeTuple = Listing<'a>;
    type SerializeTupleStruct = Listing<'a>;
    type SerializeTupleVariant = Listing<'a>;
    type SerializeMap = Listing<'a>;
    type SerializeStruct = Listing<'a>;
    type SerializeStructVariant = Listing<'a>;

    numbers! {
        serialize_u8 u8 => write_u8,
        serialize_u16 u16 => write_u16,
        serialize_u32 u32 => write_u32,
        serialize_u64 u64 => write_u64,
        serialize_u128 u128 => write_u128,
        serialize_i8 i8 => write_i8,
        serialize_i16 i16 => write_i16,
        serialize_i32 i32 => write_i32,
        serialize_i64 i64 => write_i64,
        serialize_i128 i128 => write_i128,
    }

    fn serialize_bool(self, is_so: bool) -> Done {
        self.0.take(u64::from(is_so), 1);
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Done {
        self.serialize_u32(number.to_bits())
    }

    fn serialize_f64(self, number: f64) -> Done {
        self.serialize_u64(number.to_bits())
    }

    fn serialize_char(self, sign: char) -> Done {
        self.serialize_u32(sign.into())
    }

    fn serialize_str(self, text: &str) -> Done {
        self.serialize_bytes(text.as_bytes())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        self.0.write_usize(bytes.len());
        self.0.write(bytes);
        Ok(())
    }

    fn serialize_none(self) -> Done {
        self.serialize_bool(false)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Done {
        self.0.take(1, 1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Done {
        self.variant(index).close()
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        self.variant(index).add(value)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Listing<'a>, Unwritable> {
        Ok(self.list(len))
    }

    fn serialize_tuple(self, _: usize) -> Result<Listing<'a>, Unwritable> {
        Ok(self.fixed())
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Listing<'a>, Unwritable> {
        Ok(self.fixed())
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Listing<'a>, Unwritable> {
        Ok(self.variant(index))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Listing<'a>, Unwritable> {
        Ok(self.list(len))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Listing<'a>, Unwritable> {
        Ok(self.fixed())
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Listing<'a>, Unwritable> {
        Ok(self.variant(index))
    }

    fn collect_str<T: ?Sized + fmt::Display>(self, text: &T) -> Done {
        use fmt::Write as _;
        let mut listing = self.list(None);
        let _ = write!(Signs(&mut listing), "{text}");
        listing.close()
    }
}

/// Takes text sign by sign, so that none is put together.
struct Signs<'a, 'b>(&'b mut Listing<'a>);

impl fmt::Write for Signs<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let written = text.chars().try_for_each(|sign| self.0.add(&sign));
        written.map_err(|_| fmt::Error)
    }
}

macro_rules! lists {
    ($($list:ident $add:ident,)*) => {
        $(
            impl $list for Listing<'_> {
                type Ok = ();
                type Error = Unwritable;

                #[inline]
                fn $add<T: ?Sized + Serialize>(&mut self, item: &T) -> Done {
                    self.add(item)
                }

                fn end(self) -> Done {
                    self.close()
                }
            }
        )*
    };
}

lists! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
}

impl SerializeMap for Listing<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Done {
        self.add(key)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Done {
        value.serialize(Writing(self.mixer))
    }

    fn end(self) -> Done {
        self.close()
    }
}

macro_rules! structs {
    ($($structure:ident,)*) => {
        $(
            impl $structure for Listing<'_> {
                type Ok = ();
                type Error = Unwritable;

                #[inline]
                fn serialize_field<T: ?Sized + Serialize>(
                    &mut self,
                    _: &'static str,
                    value: &T,
                ) -> Done {
                    self.mixer.take(1, 1);
                    value.serialize(Writing(self.mixer))
                }

                fn skip_field(&mut self, _: &'static str) -> Done {
                    self.mixer.take(0, 1);
                    Ok(())
                }

                fn end(self) -> Done {
                    Ok(())
                }
            }
        )*
    };
}

structs! { SerializeStruct, SerializeStructVariant, }
