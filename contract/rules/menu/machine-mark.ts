/** Behind a name that a machine translator of another house translated. A note near it says what the mark means. */
export const machineMark = '*'
