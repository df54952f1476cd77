export { fileKeyOf } from './file-key'
export { sweepUploads } from './sweep-uploads'
export { keepFileOf } from './upload-file'
