import SwiftUI

struct ConditionRow: View {
  @ObservedObject var condition: Condition

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      TextField("Condition", text: $condition.name)
        .font(.headline)
      Text("Diagnosed " + condition.diagnosed)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  ConditionRow(condition: Condition(name: "Asthma", diagnosed: "1998"))
    .padding()
}
