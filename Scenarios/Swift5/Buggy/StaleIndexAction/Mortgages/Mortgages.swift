import SwiftUI

enum MortgageStatus: String, Sendable {
  case waiting = "Waiting"
  case sending = "Sending…"
  case approved = "Approved"
}

struct Mortgage: Identifiable, Sendable {
  let id: Int
  let applicant: String
  let amount: Int
  var status = MortgageStatus.waiting
}

/// the bank takes its time.
actor MortgageBank {
  private var approved: [Mortgage.ID] = []

  func approve(_ id: Mortgage.ID) async {
    try? await Task.sleep(for: .milliseconds(300))
    approved.append(id)
  }
}

@MainActor
@Observable
final class MortgageStore {
  private(set) var mortgages: [Mortgage]
  private let bank = MortgageBank()
  private var nextID = 31

  init() {
    let names = ["Abel", "Berg", "Cruz", "Dorn", "Egger", "Falk", "Grau"]
    mortgages = (1...30).map {
      Mortgage(id: $0, applicant: "\(names[$0 % names.count]) \($0)", amount: 90_000 + $0 * 2_500)
    }
  }

  var approvedCount: Int { mortgages.filter { $0.status == .approved }.count }

  func approve(_ id: Mortgage.ID) async {
    guard let index = mortgages.firstIndex(where: { $0.id == id }), mortgages[index].status == .waiting else { return }
    mortgages[index].status = .sending
    await bank.approve(id)
    mortgages[index].status = .approved
  }

  /// an application comes in by mail.
  func receive() {
    mortgages.insert(Mortgage(id: nextID, applicant: "Huber \(nextID)", amount: 120_000), at: 0)
    nextID += 1
  }

  func withdraw(_ id: Mortgage.ID) {
    mortgages.removeAll { $0.id == id }
  }
}

struct MortgageRow: View {
  let mortgage: Mortgage
  let approve: @MainActor () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(mortgage.applicant)
        Text("\(mortgage.amount) €")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if mortgage.status == .waiting {
        Button("Approve", action: approve)
          .buttonStyle(.borderless)
      } else {
        Text(mortgage.status.rawValue)
          .foregroundStyle(mortgage.status == .approved ? Color.green : Color.secondary)
      }
    }
  }
}

struct MortgagesView: View {
  let store: MortgageStore

  var body: some View {
    List {
      Section("\(store.approvedCount) approved") {
        ForEach(store.mortgages) { mortgage in
          MortgageRow(mortgage: mortgage) {
            Task { await store.approve(mortgage.id) }
          }
          .swipeActions {
            Button("Withdraw", role: .destructive) { store.withdraw(mortgage.id) }
          }
        }
      }
    }
  }
}
