CREATE TABLE "assistant_days" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"questions" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_days" ADD CONSTRAINT "assistant_days_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;