import SwiftUI

struct SightingRow: View {
  let entry: LogEntry

  var body: some View {
    HStack {
      Image(systemName: entry.isConfirmed ? "checkmark.seal.fill" : "questionmark.circle")
        .accessibilityLabel(entry.isConfirmed ? "Confirmed" : "Unconfirmed")
      Text(entry.sighting.bird)
      Spacer()
      Text("minute \(entry.sighting.minute)")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

struct BirdwatchView: View {
  @StateObject private var model = BirdwatchModel()

  var body: some View {
    NavigationStack {
      BirdwatchList(model: model)
        .navigationTitle("Sightings")
        .navigationDestination(for: LogEntry.ID.self) { SightingDetail(model: model, id: $0) }
        .toolbar {
          Button("Record") { model.recorder.record() }
        }
    }
  }
}

struct BirdwatchList: View {
  @ObservedObject var model: BirdwatchModel

  var body: some View {
    List {
      Section("\(model.entries.filter(\.isConfirmed).count) of \(model.entries.count) confirmed") {
        ForEach(model.entries) { entry in
          NavigationLink(value: entry.id) { SightingRow(entry: entry) }
            .swipeActions {
              Button("Delete", role: .destructive) { model.delete(entry.id) }
            }
        }
      }
    }
    .onAppear { model.appeared() }
  }
}

struct SightingDetail: View {
  @ObservedObject var model: BirdwatchModel
  let id: LogEntry.ID

  var body: some View {
    Form {
      if let entry = model.entry(id) {
        Text("\(entry.sighting.bird), heard in minute \(entry.sighting.minute)")
        Button(entry.isConfirmed ? "Take confirmation back" : "Confirm") { model.toggleConfirmed(id) }
      }
    }
    .navigationTitle(model.entry(id)?.sighting.bird ?? "Sighting")
  }
}
