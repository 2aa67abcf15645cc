import SwiftUI

struct ChoirScoreRow: View {
  let score: ChoirScore
  let isPlanned: Bool

  var body: some View {
    HStack {
      Image(systemName: isPlanned ? "checkmark.circle.fill" : "circle")
        .accessibilityLabel(isPlanned ? "In the programme" : "Not in the programme")
      VStack(alignment: .leading) {
        Text(score.title)
        Text("\(score.composer), shelf \(score.shelf)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(score.copies) copies")
        .font(.caption)
    }
    .contentShape(Rectangle())
  }
}

struct ChoirProgrammeSheet: View {
  let library: ChoirLibrary
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        ForEach(library.planned) { score in
          VStack(alignment: .leading) {
            Text("\(score.title), \(score.voices.rawValue.lowercased())")
            Text("\(score.minutes) min").font(.caption)
          }
        }
        .onMove { library.move(from: $0, to: $1) }
        Text("\(library.minutes) min of music")
      }
      .navigationTitle("Programme")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { EditButton() }
        ToolbarItem(placement: .confirmationAction) { Button("Close") { dismiss() } }
      }
    }
  }
}
