/** Of a core, and of an answer. */
export const limit = { ms: 250, kilobytes: 20 * 1024 }

type Exception = Partial<typeof limit> & { why: string }

const sheet: Exception = {
  ms: 3000,
  why: 'a sheet that is refused: one thread draws them one after the other, a second and a half each, restaurants take turns, and what failed is not begun again',
}

/** Requests that cannot keep the limits, with the thing that protects them instead. */
export const exceptions: Record<string, Exception> = {
  'DELETE /api/account': {
    ms: 1000,
    why: 'goes through everything there is of an owner, once; ten tries a minute of a client',
  },
  'POST /api/aws/uploadToAws': {
    ms: 6000,
    why: 'ten megabytes of a photo drawn anew in eight sizes: one at a time, two hundred files a day of an owner',
  },
  'POST /api/aws/uploadToAws (2)': {
    ms: 3000,
    why: 'a PDF of twenty megabytes written anew, by a program that is ended at 400 MB or 20 s: one at a time',
  },
  'POST /api/chat/messages': {
    ms: 1000,
    why: '20,000 characters are read and its picture is refused: 150 to 180 ms at its least, 430 and once 730 where ten others use the machine',
  },
  'POST /api/chat/messages (2)': {
    ms: 3000,
    why: 'the answer is small, and its picture is drawn behind it: one sheet, as below',
  },
  'POST /api/chat/messages (3)': {
    ms: 5000,
    why: 'a PDF is read by a program of its own, behind everything else: one at a time, fifteen seconds at most',
  },
  'POST /api/chat/messages (4)': {
    ms: 20_000,
    why: 'a photo is read by tesseract, behind everything else: one at a time, and given up',
  },
  'POST /api/sheets/:format': sheet,
  'POST /api/sheets/:format (2)': sheet,
  'POST /api/sheets/:format (3)': sheet,
  'GET /api/restaurants/:restaurantId/sheet/:format': sheet,
  'GET /api/restaurants/:restaurantId/days/:date/sheet': sheet,
  '/imagen-del-menu/[restaurantId]/[date]': sheet,
  '/og/[restaurantId]/[version]': sheet,
  '/og/[restaurantId]/[version]/[date]': sheet,
  '/pantalla/[restaurantId]': sheet,
}
