export { holidaysBetween } from './holidays-of'
export { answered, yearOf } from './list-holidays'
export { findAnswers } from './queries'
