import SwiftUI

struct HintedSetting: Identifiable {
  let id: String
  let hint: String
}

struct SettingHintView: View {
  let label: String
  let text: String

  var body: some View {
    VStack {
      Text(label)
        .font(.headline)
      Text(text)
    }
    .padding()
  }
}

struct HintSheetsView: View {
  private let settings = [
    HintedSetting(id: "Dynamic sensitivity", hint: "Adapts to the day."), HintedSetting(id: "Adjustment", hint: "How strongly."),
    HintedSetting(id: "Weighted average", hint: "Of the last week."),
    HintedSetting(id: "Backfill", hint: "Loads what is missing."),
  ]
  @State private var hinted: HintedSetting?

  var body: some View {
    List(settings) { setting in
      HStack {
        Text(setting.id)
        Spacer()
        Button("Info on \(setting.id)") {
          hinted = setting
        }
        .buttonStyle(.borderless)
      }
    }
    .sheet(item: $hinted) {
      SettingHintView(label: $0.id, text: $0.hint)
    }
  }
}
