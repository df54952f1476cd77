/** Middleware writes the path of an owner's page here: Next does not tell a layout its path. */
export const pathHeader = 'x-mantel-path'
