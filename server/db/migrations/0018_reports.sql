CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"kind" text NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"network_hash" "bytea",
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reports_id_format" CHECK ("reports"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
	CONSTRAINT "reports_kind" CHECK ("reports"."kind" in ('hours', 'price', 'address', 'closed', 'no-menu')),
	CONSTRAINT "reports_state" CHECK ("reports"."state" in ('open', 'settled', 'dismissed')),
	CONSTRAINT "reports_sentence" CHECK (char_length("reports"."sentence") <= 200),
	CONSTRAINT "reports_decided" CHECK (("reports"."state" = 'open') = ("reports"."decided_at" is null)),
	CONSTRAINT "reports_network" CHECK ("reports"."state" <> 'open' or "reports"."network_hash" is not null)
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "doubted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_key" ON "reports" USING btree ("restaurant_id","kind","network_hash") WHERE "reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "reports_restaurant_id_idx" ON "reports" USING btree ("restaurant_id","state","created_at");--> statement-breakpoint
CREATE INDEX "reports_state_idx" ON "reports" USING btree ("state","created_at");