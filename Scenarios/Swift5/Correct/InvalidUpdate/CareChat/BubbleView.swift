import SwiftUI

/// A bubble of the conversation; it joins the one above if that is from the same person.
struct BubbleView: View {
  let line: ChatLine
  let continuesAbove: Bool
  let continuesBelow: Bool

  var body: some View {
    HStack {
      if line.isOwn { Spacer(minLength: 40) }
      VStack(alignment: .leading, spacing: 2) {
        if !continuesAbove && !line.isOwn {
          Text(line.sender).font(.caption).foregroundStyle(.secondary)
        }
        Text(line.text)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(line.isOwn ? Color.blue.opacity(0.2) : Color.gray.opacity(0.2))
      .clipShape(RoundedRectangle(cornerRadius: continuesBelow ? 6 : 16))
      if !line.isOwn { Spacer(minLength: 40) }
    }
  }
}
