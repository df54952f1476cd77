CREATE TABLE "changes" (
	"position" bigint PRIMARY KEY NOT NULL,
	"restaurant_id" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"city" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_city" CHECK (char_length("changes"."city") <= 200)
);
--> statement-breakpoint
CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");