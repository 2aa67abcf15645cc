import SwiftUI

/// A rule with its switch and what it does.
struct GateRuleRow: View {
  let rule: GateRule
  let setOn: (Bool) -> Void

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: rule.verdict.symbol)
        .foregroundStyle(rule.isOn ? Color.accentColor : Color.secondary)
      VStack(alignment: .leading) {
        Text(rule.phrase)
          .strikethrough(!rule.isOn)
        Text("\(rule.verdict.rawValue), caught \(rule.hits)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Toggle("Active", isOn: Binding(get: { rule.isOn }, set: setOn))
        .labelsHidden()
    }
  }
}

/// The sheet that makes a rule.
struct GateRuleForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var phrase = ""
  @State private var verdict = GateVerdict.junk
  let save: (String, GateVerdict) -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Phrase", text: $phrase)
        Picker("Verdict", selection: $verdict) {
          ForEach(GateVerdict.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
      }
      .navigationTitle("New rule")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(phrase, verdict)
            dismiss()
          }
          .disabled(phrase.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}
