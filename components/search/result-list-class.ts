/** One column beside a map, two where there is none. */
export const resultListClass =
  'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-5 lg:group-data-beside-map:grid-cols-1'
