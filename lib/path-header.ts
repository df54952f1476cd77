/** Middleware notes where an owner's page is: a layout is not told. */
export const pathHeader = 'x-mantel-path'
