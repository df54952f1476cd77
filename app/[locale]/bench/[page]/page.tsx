import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { env } from '@/lib/env'

export const metadata: Metadata = { robots: { index: false } }
export const generateStaticParams = () => []

/** The smallest possible page, with which `npm run bench` compares the others. Only available in the benchmark. */
export default async function Page({ params }: PageProps<'/[locale]/bench/[page]'>) {
  if (!env().BENCH || (await params).page !== 'desnuda') notFound()
  return <p>{'·'}</p>
}
