CREATE TABLE "images_taken" (
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"month" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_taken_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "qr_codes" ADD COLUMN "design" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "images_taken" ADD CONSTRAINT "images_taken_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_taken_month_idx" ON "images_taken" USING btree ("owner_id","month");--> statement-breakpoint
CREATE INDEX "images_taken_taken_at_idx" ON "images_taken" USING btree ("taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "qr_codes_restaurant_id_key" ON "qr_codes" USING btree ("restaurant_id","label");