import SwiftUI

/// A pedal; opened, it has a field for its settings.
struct PedalRow: View {
  let row: PedalRowModel
  let saved: String?
  let toggle: () -> Void
  let save: (String) -> Void
  @State private var isOpen = false
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text("\(row.position)").monospacedDigit().foregroundStyle(.secondary)
        VStack(alignment: .leading) {
          Text(row.pedal.name).font(.headline).strikethrough(!row.pedal.isOn)
          Text("\(row.pedal.maker), \(row.feeds)").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Button(row.pedal.isOn ? "Bypass" : "Engage", action: toggle).buttonStyle(.borderless)
        Button(isOpen ? "Close" : "Settings") { isOpen.toggle() }.buttonStyle(.borderless)
      }
      if let saved { Text("Settings: \(saved)").font(.footnote) }
      if isOpen {
        HStack {
          TextField("Knobs of \(row.pedal.name)", text: $draft)
          Button("Keep") {
            save(draft)
            draft = ""
            isOpen = false
          }
          .buttonStyle(.borderless)
          .disabled(draft.isEmpty)
        }
      }
    }
  }
}
