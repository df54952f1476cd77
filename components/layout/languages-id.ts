/** Of the languages at the foot of the page. */
export const languagesId = 'idiomas'
