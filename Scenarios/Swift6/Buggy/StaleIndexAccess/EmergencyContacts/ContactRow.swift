import SwiftUI

struct ContactRow: View {
  let contact: EmergencyContact
  let remove: @MainActor () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(contact.name)
        Text(contact.phone)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Remove", action: remove)
        .font(.footnote)
        .foregroundStyle(.red)
    }
  }
}

#Preview {
  ContactRow(contact: EmergencyContact(id: UUID(), name: "Grandma", phone: "+49 30 555 0100")) {}
}
