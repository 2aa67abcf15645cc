import Observation
import SwiftUI

struct Mooring: Identifiable, Equatable {
  let id: Int
  var vessel: String?

  var name: String { "Mooring \(id)" }
}

@MainActor @Observable final class MooringOffice {
  private(set) var moorings = (1...32).map { Mooring(id: $0, vessel: $0 % 4 == 0 ? nil : "Ketch \($0 + 100)") }

  var freeCount: Int { moorings.filter { $0.vessel == nil }.count }

  func release(_ id: Mooring.ID) {
    guard let index = moorings.firstIndex(where: { $0.id == id }) else { return }
    moorings[index].vessel = nil
  }
}

struct MooringRow: View {
  let mooring: Mooring
  let release: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(mooring.name)
        Text(mooring.vessel ?? "free").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if mooring.vessel != nil {
        Button("Release") { release() }
          .buttonStyle(.borderless)
      }
    }
  }
}

/// The harbour office's list of moorings. A mooring is released after a question, since the vessel's owner is told at once.
struct MooringsView: View {
  let office: MooringOffice
  @State private var isAsking = false

  var body: some View {
    List {
      Section("\(office.freeCount) free") {
        ForEach(office.moorings) { mooring in
          MooringRow(mooring: mooring) { isAsking = true }
            .confirmationDialog("Release \(mooring.name)?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Release and tell the owner", role: .destructive) { office.release(mooring.id) }
              Button("Cancel", role: .cancel) {}
            }
        }
      }
    }
    .listStyle(.plain)
  }
}
