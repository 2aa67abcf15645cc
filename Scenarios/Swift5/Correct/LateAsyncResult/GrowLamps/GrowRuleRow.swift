import SwiftUI

struct GrowRuleRow: View {
  let rule: GrowRule
  let set: (Bool) -> Void

  private var state: String {
    if rule.isWaiting { return "Asking …" }
    guard rule.isOn else { return "Off" }
    return rule.nextRun.map { "Next run \($0)" } ?? "On"
  }

  var body: some View {
    Toggle(isOn: Binding(get: { rule.isOn }, set: set)) {
      VStack(alignment: .leading) {
        Text(rule.name)
        Text("\(rule.place) · \(state)")
          .font(.caption)
          .foregroundStyle(rule.isWaiting ? .orange : .secondary)
      }
    }
  }
}
