export { verifyByForm as POST, verifyByScript as GET } from '@/lib/bff/verify-address'
