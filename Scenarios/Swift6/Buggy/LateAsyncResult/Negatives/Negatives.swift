import Observation
import SwiftUI

struct FilmNegative: Identifiable {
  let id: Int
  let parts = 6

  var name: String { "Negative \(id)" }
}

/// Where the scans are kept: a part counts when all of it has arrived.
@MainActor @Observable final class NegativeVault {
  private(set) var receivedParts = 0

  func send(part: Int, of negative: FilmNegative) async throws {
    try await Task.sleep(for: .seconds(1))
    receivedParts += 1
  }
}

@MainActor @Observable final class NegativeDesk {
  let negatives = (1...36).map { FilmNegative(id: $0) }
  let vault = NegativeVault()
  private(set) var requested: Set<Int> = []
  private(set) var sentParts: [Int: Int] = [:]

  func request(_ negative: FilmNegative) {
    requested.insert(negative.id)
  }

  func upload(_ negative: FilmNegative) async {
    for part in (sentParts[negative.id] ?? 0)..<negative.parts {
      try? await vault.send(part: part, of: negative)
      sentParts[negative.id] = part + 1
    }
  }

  func status(of negative: FilmNegative) -> String {
    let sent = sentParts[negative.id] ?? 0
    if sent == negative.parts { return "In the vault" }
    return requested.contains(negative.id) ? "\(sent) of \(negative.parts) parts sent" : "Only on this phone"
  }
}

struct NegativeRow: View {
  let negative: FilmNegative
  let desk: NegativeDesk

  private var isRequested: Bool { desk.requested.contains(negative.id) }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(negative.name)
        Text(desk.status(of: negative)).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Upload") { desk.request(negative) }
        .buttonStyle(.borderless)
        .disabled(isRequested)
    }
    .task(id: isRequested) {
      guard isRequested else { return }
      await desk.upload(negative)
    }
  }
}

/// Scanned negatives. Each is sent to the vault in parts, when its owner asks for it.
struct NegativesView: View {
  let desk: NegativeDesk

  var body: some View {
    VStack(spacing: 0) {
      Text("Parts in the vault: \(desk.vault.receivedParts)").padding(8)
      List(desk.negatives) { negative in
        NegativeRow(negative: negative, desk: desk)
      }
      .listStyle(.plain)
    }
  }
}
