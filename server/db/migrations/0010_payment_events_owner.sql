ALTER TABLE "payment_events" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_owner_id_idx" ON "payment_events" USING btree ("owner_id","occurred_at");