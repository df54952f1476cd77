/** What a stored photo is kept in, as far as it is that wide itself. The smallest is a card's, on a phone. */
export const photoWidths = [192, 320, 480, 640, 960, 1280]
