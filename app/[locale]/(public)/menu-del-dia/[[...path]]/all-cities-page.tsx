import { AllCities } from '@/components/city/all-cities'
import { DrawnPlaces } from '@/components/map/drawn-places'
import { getCities } from '@/lib/api/cities'

export async function AllCitiesPage() {
  const { cities } = await getCities(1)
  return <AllCities cities={cities} map={<DrawnPlaces places={cities.map(({ position }) => position)} />} />
}
