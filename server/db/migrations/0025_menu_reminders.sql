CREATE TABLE "menu_reminders" (
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"minute" smallint,
	"asked_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_reminders_minute" CHECK ("menu_reminders"."minute" between 360 and 899)
);
--> statement-breakpoint
ALTER TABLE "menu_reminders" ADD CONSTRAINT "menu_reminders_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;