export { pdfResource as GET } from '@/lib/bff/pdf-resource'
