import Observation
import SwiftUI

struct Freight: Identifiable, Sendable {
  enum Status: String, CaseIterable, Sendable {
    case planned = "Planned"
    case underWay = "Under way"
    case delivered = "Delivered"
  }

  let id: Int
  let status: Status
}

/// Answers as the depot's server does: after a while.
struct FreightServer: Sendable {
  func freights(_ status: Freight.Status) async throws -> [Freight] {
    try await Task.sleep(for: .seconds(1))
    return (1...90).map { Freight(id: $0, status: Freight.Status.allCases[$0 % 3]) }.filter { $0.status == status }
  }
}

@MainActor @Observable final class FreightBoard {
  var status = Freight.Status.planned
  var failure: String?
  private(set) var freights: [Freight] = []
  private(set) var shownStatus: Freight.Status?
  private let server = FreightServer()

  func load() async {
    let wanted = status
    do {
      let loaded = try await server.freights(wanted)
      guard wanted == status else { return }
      freights = loaded
      shownStatus = wanted
    } catch {
      failure = "The \(wanted.rawValue.lowercased()) freights could not be loaded."
    }
  }
}

struct FreightFilterBar: View {
  @Binding var status: Freight.Status

  var body: some View {
    HStack {
      ForEach(Freight.Status.allCases, id: \.self) { candidate in
        Button(candidate.rawValue) { status = candidate }
          .buttonStyle(.bordered)
          .tint(candidate == status ? Color.accentColor : Color.secondary)
      }
    }
    .padding(.vertical, 8)
  }
}

/// Freights of a depot, asked of the server whenever another filter is chosen.
struct FreightsView: View {
  @Bindable var board: FreightBoard

  private var hasFailed: Binding<Bool> {
    Binding {
      board.failure != nil
    } set: { shows in
      if !shows { board.failure = nil }
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      FreightFilterBar(status: $board.status)
      List(board.freights) { freight in
        HStack {
          Text("Freight \(freight.id)")
          Spacer()
          Text(freight.status.rawValue).foregroundStyle(.secondary)
        }
      }
      .listStyle(.plain)
      .opacity(board.shownStatus == board.status ? 1 : 0.5)
    }
    .task(id: board.status) { await board.load() }
    .alert("No connection", isPresented: hasFailed) {
      Button("OK") {}
    } message: {
      Text(board.failure ?? "")
    }
  }
}
