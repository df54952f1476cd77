/** Two columns, or one beside the map. */
export const resultListClass =
  'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-5 lg:not-noscript:grid-cols-1 print:block'
