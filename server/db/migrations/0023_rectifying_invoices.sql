ALTER TABLE "invoices" ADD COLUMN "rectifies_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "rectifies_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_rectifies_id_invoices_id_fk" FOREIGN KEY ("rectifies_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_rectifies_key" ON "invoices" USING btree ("rectifies_id");