CREATE TABLE "poll_options" (
	"poll_id" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "poll_options_poll_id_restaurant_id_pk" PRIMARY KEY("poll_id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"poll_id" text NOT NULL,
	"voter_hash" "bytea" NOT NULL,
	"network_hash" "bytea" NOT NULL,
	"restaurant_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_votes_poll_id_voter_hash_pk" PRIMARY KEY("poll_id","voter_hash")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"network_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "polls_id_format" CHECK ("polls"."id" ~ '^[0-9a-hjkmnp-tv-z]{12}$')
);
--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_option_fk" FOREIGN KEY ("poll_id","restaurant_id") REFERENCES "public"."poll_options"("poll_id","restaurant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "poll_options_restaurant_id_idx" ON "poll_options" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "poll_votes_option_idx" ON "poll_votes" USING btree ("poll_id","restaurant_id");--> statement-breakpoint
CREATE INDEX "polls_date_idx" ON "polls" USING btree ("date","network_hash");