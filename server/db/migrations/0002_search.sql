-- What drizzle cannot express. One multicolumn index: with separate ones the planner picks a BitmapAnd.
CREATE INDEX restaurant_search_gist_idx ON restaurant_search
  USING gist (xy, tags gist__intbig_ops (siglen = 16), doc tsvector_ops (siglen = 64));

CREATE INDEX search_words_trigram_idx ON search_words USING gist (word gist_trgm_ops (siglen = 32));

CREATE INDEX places_prefix_idx ON places (search_key text_pattern_ops, population DESC);
CREATE INDEX places_trigram_idx ON places USING gin (search_key gin_trgm_ops);
CREATE INDEX places_xy_idx ON places USING gist (xy);
