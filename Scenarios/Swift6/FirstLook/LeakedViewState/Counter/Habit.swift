import Foundation

struct Habit: Identifiable, Hashable {
  let id: Int
  let title: String
  let symbolName: String
}

extension Habit {
  static let all: [Habit] = [
    ("Glass of water", "drop.fill"), ("Short walk", "figure.walk"), ("Stretching", "figure.flexibility"),
    ("Piece of fruit", "carrot.fill"), ("Screen break", "eye"), ("Deep breaths", "wind"), ("Stairs", "figure.stairs"),
    ("Cup of tea", "cup.and.saucer.fill"), ("Vegetables", "leaf.fill"), ("Phone a friend", "phone.fill"),
    ("Posture check", "figure.stand"), ("Sunlight", "sun.max.fill"), ("Journal page", "book.closed.fill"),
    ("Push-ups", "figure.strengthtraining.traditional"), ("Floss", "mouth.fill"), ("Cold shower", "shower.fill"),
    ("Gratitude note", "heart.text.square.fill"), ("Bike ride", "bicycle"), ("Yoga session", "figure.yoga"),
    ("No sugar", "xmark.octagon.fill"), ("Read ten pages", "book.fill"), ("Meditate", "brain.head.profile"),
    ("Take vitamins", "pills.fill"), ("Early night", "moon.fill"), ("Plank", "figure.core.training"),
    ("Swim", "figure.pool.swim"), ("Run", "figure.run"), ("Dance", "figure.dance"), ("Whole grains", "fork.knife"),
    ("Balance board", "figure.mind.and.body"), ("Hand cream", "hands.sparkles.fill"), ("Sit-ups", "figure.rower"),
    ("Fresh air", "aqi.low"), ("Water plants", "camera.macro"), ("Tidy desk", "tray.full.fill"),
    ("Cook at home", "frying.pan.fill"), ("Less coffee", "mug.fill"), ("Nap", "powersleep"),
    ("Foam roller", "figure.cooldown"), ("Weigh in", "scalemass.fill"),
  ].enumerated().map { Habit(id: $0, title: $1.0, symbolName: $1.1) }
}
