export { announceEndings } from './announce-endings'
export { requireOwnTemplates, requireSchedule } from './require-right'
export { rightsIn, rightsOf } from './rights-of'
export { deleteOldImages, imagesLeft, takeImage } from './take-image'
