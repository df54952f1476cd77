CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS intarray;

-- unaccent is only STABLE, because its dictionary could change. Ours does not, and generated columns need IMMUTABLE.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)));

-- Web Mercator metres: near enough to the plane for nearest-first; exact distances come after, from lat and lon.
CREATE FUNCTION mercator(lat double precision, lon double precision) RETURNS point
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN point(6378137 * radians(lon), 6378137 * ln(tan(radians(45 + lat / 2))));

-- Squares of 3000 Mercator metres, numbered row by row from the south-west of the map.
CREATE FUNCTION mercator_cell(xy point) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN floor((xy[0] + 20037508.342789244) / 3000)::integer * 16384
     + floor((xy[1] + 20037508.342789244) / 3000)::integer;

CREATE TEXT SEARCH CONFIGURATION spanish_unaccent (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION spanish_unaccent
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;
