import SwiftUI

struct Telegraph: Identifiable {
  let id: Int
  let sender: String
  let words: String
  var isAnswered = false
}

@MainActor @Observable final class TelegraphOffice {
  private(set) var telegraphs = (1...24).reversed().map { TelegraphOffice.telegraph($0) }
  @ObservationIgnored private var last = 24

  private static func telegraph(_ number: Int) -> Telegraph {
    Telegraph(
      id: number, sender: "Station \(number)", words: ["Arriving at noon", "Send more tape", "All well here"][number % 3])
  }

  func receive() {
    last += 1
    telegraphs.insert(Self.telegraph(last), at: 0)
  }

  func answer(_ id: Telegraph.ID) {
    guard let row = telegraphs.firstIndex(where: { $0.id == id }) else { return }
    telegraphs[row].isAnswered = true
  }

  func remove(_ offsets: IndexSet) { telegraphs.remove(atOffsets: offsets) }
}

/// A telegraph that was opened.
struct TelegraphPage: View {
  let office: TelegraphOffice
  let telegraph: Telegraph
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      Text("From \(telegraph.sender)")
        .font(.title2)
      Text(telegraph.words)
      Button("Answer and close") {
        office.answer(telegraph.id)
        dismiss()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .navigationTitle("Telegraph")
  }
}

struct TelegraphsView: View {
  let office: TelegraphOffice
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Array(office.telegraphs.enumerated()), id: \.element.id) { row, telegraph in
          NavigationLink(value: row) {
            HStack {
              Text(telegraph.sender)
              Spacer()
              if telegraph.isAnswered {
                Text("answered")
                  .foregroundStyle(.green)
              }
            }
          }
        }
        .onDelete { office.remove($0) }
      }
      .navigationTitle("Telegraphs")
      .navigationDestination(for: Int.self) { row in
        if office.telegraphs.indices.contains(row) {
          TelegraphPage(office: office, telegraph: office.telegraphs[row])
        } else {
          Text("This telegraph is gone")
        }
      }
    }
  }
}
