import SwiftUI

struct Chalet: Identifiable, Sendable {
  let id: Int
  let name: String
  let nights: Int
}

/// The booking service, which cancels one booking after the other.
struct ChaletService: Sendable {
  func cancel(_ chalet: Chalet) async { try? await Task.sleep(for: .milliseconds(300)) }
}

@MainActor final class ChaletBookings: ObservableObject {
  @Published private(set) var chalets = (1...25).map { Chalet(id: $0, name: "Chalet \($0)", nights: 2 + $0 % 6) }
  @Published private(set) var marked: Set<Chalet.ID> = []
  @Published private(set) var isCancelling = false
  private let service = ChaletService()
  private var last = 25

  func toggle(_ chalet: Chalet) {
    guard !isCancelling else { return }
    if marked.remove(chalet.id) == nil { marked.insert(chalet.id) }
  }

  /// Cancels what is marked.
  func cancelMarked() async {
    guard !isCancelling, !marked.isEmpty else { return }
    isCancelling = true
    let gone = chalets.filter { marked.contains($0.id) }
    for chalet in gone {
      await service.cancel(chalet)
      chalets.removeAll { $0.id == chalet.id }
    }
    marked = []
    isCancelling = false
  }

  func book() {
    last += 1
    chalets.append(Chalet(id: last, name: "Chalet \(last)", nights: 3))
  }
}

struct ChaletRow: View {
  let chalet: Chalet
  let isMarked: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: isMarked ? "checkmark.circle.fill" : "circle")
      VStack(alignment: .leading) {
        Text(chalet.name)
        Text("\(chalet.nights) nights")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if isMarked {
        Text("marked")
      }
    }
    .contentShape(Rectangle())
  }
}

struct ChaletsView: View {
  @StateObject private var bookings: ChaletBookings

  init(bookings: ChaletBookings) { _bookings = StateObject(wrappedValue: bookings) }

  var body: some View {
    NavigationStack {
      List(bookings.chalets) { chalet in
        ChaletRow(chalet: chalet, isMarked: bookings.marked.contains(chalet.id))
          .onTapGesture { bookings.toggle(chalet) }
      }
      .navigationTitle("Bookings")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Cancel marked") {
            Task { await bookings.cancelMarked() }
          }
          .disabled(bookings.marked.isEmpty || bookings.isCancelling)
        }
      }
    }
  }
}
