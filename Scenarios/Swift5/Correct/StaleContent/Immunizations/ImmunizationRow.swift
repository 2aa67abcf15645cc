import SwiftUI

struct ImmunizationRow: View {
  let immunization: Immunization

  var body: some View {
    HStack {
      Image(systemName: immunization.isDue ? "calendar.badge.clock" : "checkmark.seal")
        .foregroundStyle(immunization.isDue ? .orange : .green)
      VStack(alignment: .leading) {
        Text(immunization.name)
          .font(.headline)
        Text(immunization.isDue ? "Please make an appointment" : "Complete")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
  }
}
