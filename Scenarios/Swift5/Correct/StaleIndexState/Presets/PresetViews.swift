import SwiftUI

struct PresetRow: View {
  let number: Int
  let preset: BrewPreset
  let store: PresetStore
  @State private var showsDetails = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("\(number).")
          .foregroundStyle(.secondary)
        Text(preset.name)
          .font(.headline)
        Spacer()
        Text("\(preset.minutes) min")
        Button {
          showsDetails.toggle()
        } label: {
          Image(systemName: showsDetails ? "chevron.up" : "chevron.down")
        }
        .accessibilityLabel("Details of \(preset.name)")
      }
      if showsDetails {
        Text("Water at \(preset.degrees) °C")
        HStack {
          Button("Shorter") { store.lengthen(preset.id, by: -1) }
          Button("Longer") { store.lengthen(preset.id, by: 1) }
          Spacer()
          Button("Brew") { store.brew(preset.id) }
        }
        if preset.brewed > 0 {
          Text("Brewed \(preset.brewed) times")
            .font(.footnote)
        }
      }
    }
    .buttonStyle(.borderless)
  }
}

struct PresetsView: View {
  @State private var store = PresetStore()

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(store.presets.enumerated()), id: \.element.id) { index, preset in
          PresetRow(number: index + 1, preset: preset, store: store)
            .swipeActions(edge: .trailing) {
              Button("Delete", role: .destructive) { store.delete(preset.id) }
            }
            .swipeActions(edge: .leading) {
              Button("To top") { store.moveToTop(preset.id) }
            }
        }
      }
      .navigationTitle("Kettle")
      .toolbar {
        Button("Restore all") { store.restore() }
          .disabled(store.isComplete)
      }
    }
  }
}
