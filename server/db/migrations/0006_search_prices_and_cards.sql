CREATE TABLE "restaurant_cards" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"card" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_recipe" (
	"version" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "restaurant_search" ADD COLUMN "part" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant_search" ADD COLUMN "shown" "int4multirange";--> statement-breakpoint
ALTER TABLE "restaurant_search" DROP CONSTRAINT "restaurant_search_pkey";--> statement-breakpoint
ALTER TABLE "restaurant_search" ADD CONSTRAINT "restaurant_search_restaurant_id_part_pk" PRIMARY KEY("restaurant_id","part");--> statement-breakpoint
ALTER TABLE "restaurant_cards" ADD CONSTRAINT "restaurant_cards_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Cards are read whole, twenty at a time: neither compressed nor in a place of their own.
ALTER TABLE "restaurant_cards" SET (toast_tuple_target = 8160);
