export { fileKeyOf } from './file-key'
export { openForReading } from './open-for-reading'
export { sweepUploads } from './sweep-uploads'
export { keepFileOf } from './upload-file'
