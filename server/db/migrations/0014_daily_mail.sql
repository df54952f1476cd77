CREATE TABLE "mailings" (
	"restaurant_id" text NOT NULL,
	"date" date NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"content" jsonb,
	"written_to" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailings_restaurant_id_date_pk" PRIMARY KEY("restaurant_id","date"),
	CONSTRAINT "mailings_state" CHECK ("mailings"."state" in ('waiting', 'writing', 'written', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "dish_alert_hits" (
	"alert_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "dish_alert_hits_alert_id_menu_id_pk" PRIMARY KEY("alert_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "dish_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"subscriber_id" text NOT NULL,
	"dish" text NOT NULL,
	"place" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"radius_km" smallint NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"text_version" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_ip_hash" "bytea",
	"confirmed_at" timestamp with time zone,
	"confirm_ip_hash" "bytea",
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "dish_alerts_id_format" CHECK ("dish_alerts"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "dish_alerts_state" CHECK ("dish_alerts"."state" in ('pending', 'confirmed', 'unsubscribed')),
	CONSTRAINT "dish_alerts_confirmed" CHECK ("dish_alerts"."state" <> 'confirmed' or "dish_alerts"."confirmed_at" is not null),
	CONSTRAINT "dish_alerts_radius" CHECK ("dish_alerts"."radius_km" between 1 and 20)
);
--> statement-breakpoint
DROP INDEX "outbox_pending_idx";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_alert_hits" ADD CONSTRAINT "dish_alert_hits_alert_id_dish_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."dish_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_alert_hits" ADD CONSTRAINT "dish_alert_hits_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_alerts" ADD CONSTRAINT "dish_alerts_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailings_due_idx" ON "mailings" USING btree ("send_at") WHERE "mailings"."state" in ('waiting', 'writing');--> statement-breakpoint
CREATE INDEX "mailings_date_idx" ON "mailings" USING btree ("date");--> statement-breakpoint
CREATE INDEX "dish_alert_hits_menu_id_idx" ON "dish_alert_hits" USING btree ("menu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dish_alerts_key_key" ON "dish_alerts" USING btree ("subscriber_id","key");--> statement-breakpoint
CREATE INDEX "dish_alerts_confirmed_idx" ON "dish_alerts" USING btree ("id") WHERE "dish_alerts"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("is_bulk","next_attempt_at") WHERE "outbox"."state" = 'pending';