/** The fragment of a profile's address that opens every course of its menus. */
export const wholeMenuId = 'menu-entero'
