CREATE TABLE "holiday_answers" (
	"restaurant_id" text NOT NULL,
	"holiday" text NOT NULL,
	"year" smallint NOT NULL,
	"opens" boolean NOT NULL,
	CONSTRAINT "holiday_answers_restaurant_id_holiday_year_pk" PRIMARY KEY("restaurant_id","holiday","year")
);
--> statement-breakpoint
ALTER TABLE "holiday_answers" ADD CONSTRAINT "holiday_answers_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;