import SwiftUI

struct VaccinationRow: View {
  let vaccination: Vaccination
  var isHighlighted = false

  var body: some View {
    HStack {
      Image(systemName: vaccination.isOverdue ? "exclamationmark.triangle.fill" : "syringe")
        .foregroundStyle(vaccination.isOverdue ? .orange : .secondary)
      Text(vaccination.disease)
        .bold(isHighlighted)
      Spacer()
      Text("due " + String(vaccination.due))
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, isHighlighted ? 4 : 0)
  }
}

#Preview {
  VaccinationRow(vaccination: Vaccination(id: 1, disease: "Tetanus", due: 2019))
}
