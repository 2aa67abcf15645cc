import Observation
import SwiftUI

struct Tenant: Identifiable, Equatable {
  let id: Int
  let name: String
  var rentDue: Int
}

@Observable
final class TenantStore {
  private(set) var tenants = (1...26).map { Tenant(id: $0, name: "Tenant \($0)", rentDue: 400 + 10 * ($0 % 7)) }

  /// The bank reports a payment for the first five flats.
  func bookPayments() {
    for index in tenants.indices.prefix(5) { tenants[index].rentDue = max(0, tenants[index].rentDue - 100) }
  }
}

@Observable
final class TenantRowModel {
  let tenant: Tenant
  private(set) var reminders = 0

  init(tenant: Tenant) { self.tenant = tenant }

  func remind() { reminders += 1 }
}

struct TenantRow: View {
  let tenant: Tenant
  @State private var model: TenantRowModel

  init(tenant: Tenant) {
    self.tenant = tenant
    _model = State(initialValue: TenantRowModel(tenant: tenant))
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(tenant.name)
        Text("Due: \(tenant.rentDue) €")
          .font(.caption)
      }
      Spacer()
      if model.reminders > 0 {
        Text("\(model.reminders) sent")
      }
      Button("Remind") { model.remind() }
        .buttonStyle(.borderless)
    }
    .padding(.horizontal)
    .frame(height: 56)
  }
}

struct TenantsView: View {
  let store: TenantStore

  var body: some View {
    VStack(spacing: 0) {
      Text("All due: \(store.tenants.map(\.rentDue).reduce(0, +)) €")
        .font(.headline)
        .padding()
      ScrollView {
        VStack(spacing: 0) {
          ForEach(store.tenants) { tenant in
            TenantRow(tenant: tenant)
            Divider()
          }
        }
      }
    }
  }
}
