"""A tiny learner for Tekhenu: expects the final points from the features, and prefers moves it expects more of.

Standard library only. Run it from the root of the repository:

    python3 examples/python/learn.py --games 20
"""

import argparse
import json
import random
import subprocess
import sys


class Env:
    """Games in a process of their own: a request per line, an answer per line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, do, **more):
        self.process.stdin.write(json.dumps({"do": do, **more}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{answer['error']}: {answer['message']}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Linear:
    """A weight per feature, fitted by normalized least mean squares."""

    def __init__(self, many):
        self.weights = [0.0] * many

    def value(self, features):
        return sum(w * f for w, f in zip(self.weights, features))

    def learn(self, features, target, rate):
        error = target - self.value(features)
        size = 1.0 + sum(f * f for f in features)
        for i, f in enumerate(features):
            self.weights[i] += rate * error * f / size


def choose(env, game, seat, moves, model, chance, tries):
    """The best of a few random moves, each tried on a copy of the game."""
    best, most = None, float("-inf")
    for move in chance.sample(moves, min(tries, len(moves))):
        copy = env.ask("clone", id=game)["id"]
        env.ask("step", id=copy, move=move)
        value = model.value(env.ask("features", id=copy, seat=seat)["features"])
        env.ask("close", id=copy)
        if value > most:
            best, most = move, value
    return best


def play(env, seed, model, chance, tries):
    """One game; returns what each seat saw, and its final points."""
    at = env.ask("reset", game="tekhenu", players=2, seed=seed)
    game, seen = at["id"], [[], []]
    while not at["over"]:
        seat = at["seat"]
        moves = env.ask("legal", id=game)["moves"]
        move = moves[0] if len(moves) == 1 else choose(env, game, seat, moves, model, chance, tries)
        at = env.ask("step", id=game, move=move)
        seen[seat].append(env.ask("features", id=game, seat=seat)["features"])
    env.ask("close", id=game)
    return seen, at["result"]["totals"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--command", default="npx benben env")
    asked = parser.parse_args()
    chance = random.Random(asked.seed)
    env = Env(asked.command.split())
    model = None
    for number in range(asked.games):
        if model is None:
            first = env.ask("reset", game="tekhenu", players=2)["id"]
            model = Linear(len(env.ask("features", id=first, seat=0)["features"]))
        seen, totals = play(env, f"{asked.seed}/{number}", model, chance, asked.tries)
        pairs = [(f, totals[seat]) for seat in (0, 1) for f in seen[seat]]
        # How far off it was before it learns from this game.
        errors = [abs(target - model.value(f)) for f, target in pairs]
        for f, target in pairs:
            model.learn(f, target, 0.1)
        print(f"game {number + 1}: {totals[0]} to {totals[1]}, mean error {sum(errors) / len(errors):.1f}")
        sys.stdout.flush()
    env.close()


if __name__ == "__main__":
    main()
